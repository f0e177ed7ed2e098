// An address with filters shows another list than its page was built with, which waits for the site, unseen
// (src/styles/feedback.css).
if (/[?&](status|package|industry|q|category|topic|year|page)=/.test(location.search))
  document.documentElement.dataset.filtered = ''
