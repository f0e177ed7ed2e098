interface OrnamentProps {
  /** siku is a divider, rebung a border, bunga and tabur fill areas, sudut is a corner. */
  kind: 'siku' | 'rebung' | 'bunga' | 'tabur' | 'sudut'
  className?: string
}

export function Ornament({ kind, className = '' }: OrnamentProps) {
  return <span className={`orn orn-${kind} ${className}`} aria-hidden="true" />
}
