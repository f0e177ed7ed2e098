interface Gap {
  /** What its visitors miss. */
  effect: string
  /** The only files that may use it, where another use could hide something. */
  files?: readonly string[]
}

/** What the site uses although a supported browser lacks it, by its name in @mdn/browser-compat-data. */
export const knownGaps: Readonly<Record<string, Gap>> = {
  'api.CanvasRenderingContext2D.imageSmoothingQuality': {
    effect: 'Firefox 115 scales an uploaded image less finely.',
  },
  'api.HTMLElement.popover': {
    effect: 'None: read after the library of src/lib/popovers.ts has added it.',
    files: ['src/lib/popovers.ts', 'src/features/blog/share/share-list.tsx'],
  },
  'api.Navigator.share': {
    effect: 'The button of the system’s share sheet is not shown.',
    files: ['src/features/blog/share/share-list.tsx'],
  },
  'html.elements.button.popovertarget': { effect: 'None: src/lib/popovers.ts fetches a library.' },
  'html.elements.button.popovertargetaction': { effect: 'None: as popovertarget.' },
  'html.elements.details.name': { effect: 'Several answers can be open at once.' },
  'html.elements.img.fetchpriority': { effect: 'The main image arrives a little later.' },
  'html.global_attributes.popover': { effect: 'None: src/lib/popovers.ts fetches a library.' },
  'javascript.builtins.Intl.Segmenter': {
    effect: 'Firefox 115 may cut an emoji of several parts in a description.',
    files: ['src/components/seo/page-description.ts'],
  },
  'css.at-rules.media.scripting': {
    effect:
      'With scripts: all captions and industries are shown at once. Without: buttons that need scripts are shown.',
  },
  'css.properties.content-visibility': {
    effect: 'Sections below the screen are drawn at once; closed answers are not printed.',
  },
  'css.properties.contain-intrinsic-block-size': { effect: 'As content-visibility.' },
  'css.properties.cursor': { effect: 'None: a phone has no mouse.' },
  'css.properties.field-sizing': { effect: 'Long texts in the admin scroll in their field.' },
  'css.properties.forced-color-adjust': { effect: 'None: Safari has no forced colours.' },
  'css.properties.grid-template-columns.subgrid': {
    effect: 'Columns of the home page’s steps are not aligned with the page.',
    files: ['src/styles/approach.css'],
  },
  'css.properties.grid-template-rows.subgrid': {
    effect: 'The two cards of a row begin at different heights.',
    files: ['src/styles/partnership.css'],
  },
  'css.properties.-webkit-tap-highlight-color': { effect: 'None: only phones highlight a tapped link.' },
  'css.properties.resize': { effect: 'None: a phone has no handle for it.' },
  'css.properties.scrollbar-width': { effect: 'A scroll bar is shown.' },
  'css.properties.text-wrap': { effect: 'Lines of headings are less even.' },
  'css.selectors.details-content': { effect: 'Closed answers are not printed.' },
  'css.selectors.has': {
    effect: 'Firefox 115: pointer shapes, gaps and small sizes differ; no state depends on it.',
    files: [
      'src/admin/styles/palette.css',
      'src/styles/base.css',
      'src/styles/booking.css',
      'src/styles/fold.css',
      'src/styles/form.css',
      'src/styles/ornament.css',
      'src/styles/site-frame.css',
    ],
  },
  'css.types.color.color-mix': {
    effect: 'Chrome 109 and 110: some hairlines and tints are missing, and a quiet text is not quiet.',
  },
  'css.types.length.lh': { effect: 'Firefox 115: a text field in the admin is lower.' },
}
