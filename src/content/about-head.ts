/** Title and description of About, apart from its copy: the route table is loaded with every page. */
export const aboutHead = {
  title: 'About Rentak Studio | Web designers in Kuala Lumpur',
  description:
    'Why there is a studio called Rentak, who takes the first call, how the work is shared between you and us, and how to join us. Kuala Lumpur.',
} as const
