import type { Config } from 'tailwindcss'

/**
 * Names for the tokens of src/styles/tokens.css, so that `bg-sheet` and `var(--sheet)` are the same colour.
 * The 4 px space scale is Tailwind's own (`p-4` is 16 px).
 */
const colour = (name: string) => `var(--${name})`
const colours = [
  'paper sheet sunk night cloth ink ink-2 rule edge on-night on-night-2',
  'accent accent-fill accent-deep accent-wash kepala on-accent',
  'teal teal-wash teal-deep on-teal warning warning-wash success success-wash gold',
].flatMap((names) => names.split(' '))

export default {
  theme: {
    // 704 px: two halves. 900 px: the twelve columns. 1152 px: room to spare.
    screens: { xs: '30rem', sm: '40rem', md: '44rem', lg: '56.25rem', xl: '72rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(colours.map((name) => [name, colour(name)])),
    },
    fontFamily: {
      head: 'var(--head)',
      body: 'var(--body)',
      mono: "ui-monospace, 'SF Mono', Consolas, 'Liberation Mono', monospace",
    },
    // Headings have their weight, line height and tracking from styles/base.css.
    fontSize: {
      small: ['var(--t-small)', '1.45'],
      // The heading of a screen of the admin, and one with a long name in it.
      screen: ['clamp(1.75rem, 1.45rem + 1.2vw, 2.5rem)', '1.1'],
      'screen-long': ['1.5rem', '1.2'],
      figure: ['clamp(1.5rem, 1.3rem + 1vw, 2rem)', '1.15'],
      name: ['1.25rem', '1.2'],
      base: ['1rem', '1.5'],
      body: ['var(--t-body)', 'var(--lh-body)'],
      lead: ['var(--t-lead)', '1.45'],
      h4: ['var(--t-h4)', '1.25'],
      h3: ['var(--t-h3)', '1.16'],
      h2: ['var(--t-h2)', '1.06'],
      h1: ['var(--t-h1)', '1'],
      hero: ['var(--t-hero)', '.97'],
    },
    boxShadow: { cloth: 'var(--shadow-cloth)', float: 'var(--shadow-float)', none: 'none' },
    borderRadius: { none: '0', DEFAULT: 'var(--radius)' },
    extend: {
      spacing: {
        section: 'var(--section)',
        hero: 'clamp(1.5rem, 6vw, 5rem)',
        margin: 'var(--margin)',
        gutter: 'var(--gutter)',
      },
      maxWidth: { measure: 'var(--measure)', prose: '40rem' },
      transitionDuration: { step: 'var(--step-1)', 'step-2': 'var(--step-2)', 'step-4': 'var(--step-4)' },
    },
  },
} satisfies Config
