// An address with filters shows another list than its page was built with, which waits for the site, unseen
// (src/styles/gallery.css).
if (/[?&](status|package|industry)=/.test(location.search)) document.documentElement.dataset.filtered = ''
