import { Mail } from 'lucide-react'

/** Brand icons in lucide's 24 px grid and stroke, because lucide has none of them. */
const drawings: Record<string, string> = {
  Linkedin: 'M5 9.5V19M5 5v.5M10 19V9.5m0 4.5c0-5.5 8.5-6 8.5-.5V19',
  Twitter: 'M4 4h4l12 16h-4zM19.5 4 13.3 11M10.8 13.8 4.5 20',
  Instagram: 'M3 3h18v18H3zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M17 6.5v.5',
  Facebook: 'M10 21V8c0-3 1.5-5 4.5-5H17M6.5 11.5H16',
  Github:
    'M9 21v-4c0-1 .3-1.7.9-2.2C6.5 14.5 5 12.5 5 9.5c0-1.3.4-2.4 1.1-3.3L6 3l3 1.4q3-.7 6 0L18 3l-.1 3.2c.7.9 1.1 2 1.1 3.3 0 3-1.5 5-4.9 5.3.6.5.9 1.2.9 2.2v4M9 18.5c-3.5 1-4-1.5-5.5-2',
  Youtube: 'M2 5h20v14H2zM10 9l5 3-5 3z',
  Threads:
    'M18.5 8.5C17.5 5 15.3 3 12 3 7.5 3 5 6.5 5 12s2.5 9 7 9c3.5 0 6-2 6-4.7 0-6-9-6.3-9-2.3 0 3.5 6.5 3.5 6.5-2 0-3-1.5-4.5-3.5-4.5-1.3 0-2.3.5-3 1.5',
}

/** The icon of a `social_links` row by its name; an unknown name gets LinkedIn's. */
export function SocialIcon({ name, size = 18 }: { name: string; size?: number }) {
  if (name === 'Mail') return <Mail size={size} aria-hidden="true" />
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className="lucide"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
    >
      <path d={drawings[name] ?? drawings.Linkedin} />
    </svg>
  )
}
