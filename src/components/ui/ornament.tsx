interface OrnamentProps {
  /**
   * siku is a divider, rebung a border, bunga and tabur fill areas, sudut is a corner. Written as the full
   * class name, so that a search finds every use.
   */
  kind: 'orn-siku' | 'orn-rebung' | 'orn-bunga' | 'orn-tabur' | 'orn-sudut'
  className?: string
}

export function Ornament({ kind, className = '' }: OrnamentProps) {
  return <span className={`orn ${kind} ${className}`} aria-hidden="true" />
}

/** A strip of cloth across the top of a document. */
export function ClothBand({ className = '' }: { className?: string }) {
  return (
    <div className={`bg-cloth [--gold:var(--cloth-gold)] ${className}`}>
      <Ornament kind="orn-siku" />
    </div>
  )
}
