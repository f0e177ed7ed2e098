const warp = Array.from({ length: 38 }, (_, thread) => `M${6 + thread * 4} 8v80`).join('')
const weft = [14, 22.2, 30.4, 38.6, 55, 63.2, 71.4, 79.6].map((y) => `M8 ${y}h144`).join('')

/** A loom without a cloth, or with one broken thread (`snapped`). Decorative. */
export function EmptyArt({ snapped }: { snapped: boolean }) {
  return (
    <svg
      viewBox="0 0 160 96"
      className="w-full max-w-80"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={warp} strokeOpacity={snapped ? 0.3 : 0.45} />
      <path d="M0 6h160M0 90h160" strokeWidth="4" />
      {snapped ? (
        <>
          <path d={weft} strokeWidth="4.4" />
          <path
            d="M8 46.8h52c7 0 8 9 13 10M152 46.8H98c-7 0-6-9-12-9"
            className="stroke-accent"
            strokeWidth="3.4"
            strokeLinecap="round"
          />
        </>
      ) : (
        <>
          <path d="M4 84h152M4 79h70" strokeWidth="3" />
          <path d="M74 79c8 0 9-6 16-6s9 4 14 3" strokeWidth="1.6" />
        </>
      )}
    </svg>
  )
}
