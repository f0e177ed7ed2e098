export const authorPath = (slug: string) => `/blog/authors/${slug}`
