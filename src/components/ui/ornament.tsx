interface OrnamentProps {
  /** siku divides, rebung ends, bunga and tabur fill, sudut marks a corner. At most two kinds on a screen. */
  kind: 'siku' | 'rebung' | 'bunga' | 'tabur' | 'sudut'
  className?: string
}

export function Ornament({ kind, className = '' }: OrnamentProps) {
  return <span className={`orn orn-${kind} ${className}`} aria-hidden="true" />
}
