// The desk as its owner chose to see it, before anything is painted (src/admin/app/layout/scheme.ts keeps the choice).
;(() => {
  const scheme = localStorage.getItem('admin-scheme')
  if (scheme && location.pathname.startsWith('/admin')) document.documentElement.style.colorScheme = scheme
})()
