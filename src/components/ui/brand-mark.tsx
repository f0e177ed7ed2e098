/**
 * The studio's logo: the `image` from its settings, or an R of seven threads with its leg in the accent
 * colour.
 */
export function BrandMark({ image }: { image?: string }) {
  if (image) return <img src={image} alt="" className="brand-mark object-contain" />
  return (
    <svg viewBox="0 0 28 27" className="brand-mark" shapeRendering="crispEdges" aria-hidden="true">
      <path
        fill="currentColor"
        d="M0 0h20v3H0zM0 4h8v3H0zM16 4h8v3h-8zM0 8h8v3H0zM16 8h8v3h-8zM0 12h20v3H0zM0 16h8v3H0zM0 20h8v3H0zM0 24h8v3H0z"
      />
      <path fill="var(--accent)" d="M12 16h8v3h-8zM16 20h8v3h-8zM20 24h8v3h-8z" />
    </svg>
  )
}
