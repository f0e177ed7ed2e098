/** Says that a client, and what is shown in its name, is invented. */
export function SampleMark({ of }: { of: 'project' | 'quote' }) {
  return <span className="text-small text-ink-2">Sample {of}</span>
}
