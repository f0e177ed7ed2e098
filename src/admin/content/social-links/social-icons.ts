/** The platforms that have an icon, and the icon's name on the website. */
export const socialIcons: Readonly<Record<string, string>> = {
  LinkedIn: 'Linkedin',
  Twitter: 'Twitter',
  Instagram: 'Instagram',
  Facebook: 'Facebook',
  GitHub: 'Github',
  YouTube: 'Youtube',
  Threads: 'Threads',
  Email: 'Mail',
}
