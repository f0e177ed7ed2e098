/** Marks a client, and content attributed to it, as invented. */
export function SampleMark({ of }: { of: 'project' | 'quote' }) {
  return <span className="text-small text-ink-2">Sample {of}</span>
}
