/** The nine ways on from the dashboard, each with what one does there. */
export const deskLinks = [
  {
    title: 'Leads',
    links: [
      { to: '/admin/bookings', label: 'Bookings', text: 'Who wants a call, when, and how to reach them' },
      {
        to: '/admin/subscribers',
        label: 'Subscribers',
        text: 'Who gets the newsletter; search it, save it as CSV',
      },
      { to: '/admin/orders', label: 'Orders', text: 'What was agreed, for how much, and when it is due' },
    ],
  },
  {
    title: 'Blog',
    links: [
      { to: '/admin/blog', label: 'Articles', text: 'What is out, what is scheduled, what is still a draft' },
      { to: '/admin/blog/new', label: 'New article', text: 'Write one and publish it now, later or not yet' },
      { to: '/admin/blog/authors', label: 'Authors', text: 'Whose name stands under the articles' },
      {
        to: '/admin/blog/authors/new',
        label: 'New author',
        text: 'Add a name, a title and a few lines about them',
      },
    ],
  },
  {
    title: 'Site',
    links: [
      {
        to: '/admin/emails',
        label: 'Emails',
        text: 'Every mail that was to go out; send a failed one again',
      },
      { to: '/admin/about', label: 'About page', text: 'The studio’s story, its founder, whom it works for' },
    ],
  },
] as const
