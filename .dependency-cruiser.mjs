/** Imports go one way: app -> pages -> features -> components -> lib; content is a leaf above components/ui. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-circles', 'A circle means two files are one.', {}, { circular: true }),
    forbid('lib-knows-nobody', 'lib is the ground floor.', { path: '^src/lib/' }, { path: '^src/(?!lib/)' }),
    forbid(
      'content-is-a-leaf',
      'Copy and facts import nothing of the site.',
      { path: '^src/content/' },
      { path: '^src/(?!content/)' },
    ),
    forbid(
      'ui-and-sections-know-no-copy',
      'A button or a section gets its words as props.',
      { path: '^src/components/(?:ui|sections)/' },
      { path: '^src/content/' },
    ),
    forbid(
      'components-know-no-features',
      'Components are below features.',
      { path: '^src/components/' },
      { path: '^src/(?:app|pages|features|admin)/' },
    ),
    forbid(
      'ui-is-below-other-components',
      'The kit does not know what is made from it.',
      { path: '^src/components/ui/' },
      { path: '^src/components/(?!ui/)' },
    ),
    forbid(
      'features-know-no-feature-but-themselves',
      'A page brings features together.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'features-know-no-pages',
      'Features are below pages.',
      { path: '^src/features/' },
      { path: '^src/(?:app|pages|admin)/' },
    ),
    forbid('pages-know-no-app', 'Pages are below the app.', { path: '^src/pages/' }, { path: '^src/app/' }),
    forbid(
      'pages-are-loaded-lazily',
      'A visitor of one page does not download the others: src/app/load-page.ts fetches each by itself.',
      { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      { path: '^src/pages/[^/]+-page\\.tsx$' },
    ),
    forbid(
      'only-its-page-loads-the-admin',
      "The admin's code never reaches a visitor.",
      { path: '^src/(?!admin/)', pathNot: '^src/pages/admin-page\\.tsx$' },
      { path: '^src/admin/' },
    ),
    forbid(
      'admin-takes-schemas-only',
      'Of a feature the admin may use the schema, the rules and the renderer, not its queries.',
      { path: '^src/admin/' },
      { path: '^src/(?:app|pages)/|^src/features/[^/]+/queries' },
    ),
    forbid(
      'the-kit-knows-no-resources',
      'The kit does not know what is made from it: the registry is handed down to it.',
      { path: '^src/admin/kit/' },
      { path: '^src/admin/(?!kit/)' },
    ),
    forbid(
      'admin-modules-import-one-way',
      'kit <- auth, content, leads, tools <- email <- calls <- inbox <- app; other links come from the registry.',
      { path: '^src/admin/(auth|content|leads|tools)/' },
      { path: '^src/admin/(?!kit/)', pathNot: '^src/admin/$1/' },
    ),
    forbid(
      'admin-modules-import-one-way',
      'Email imports leads, calls import email, the inbox imports both.',
      { path: '^src/admin/email/' },
      { path: '^src/admin/(?!kit/|leads/|email/)' },
    ),
    forbid(
      'admin-modules-import-one-way',
      'Email imports leads, calls import email, the inbox imports both.',
      { path: '^src/admin/calls/' },
      { path: '^src/admin/(?!kit/|content/settings/|leads/|email/|calls/)' },
    ),
    forbid(
      'admin-modules-import-one-way',
      'Email imports leads, calls import email, the inbox imports both.',
      { path: '^src/admin/inbox/' },
      { path: '^src/admin/(?:app|auth|content|tools)/' },
    ),
    {
      ...forbid(
        'no-circles-of-folders',
        'A circle means two folders are one.',
        { path: '^src/' },
        { circular: true },
      ),
      scope: 'folder',
    },
    forbid(
      'the-whole-client-is-lazy',
      'supabase-js is larger than a page: visitors get it by import() only.',
      { path: '^src/(?!admin/)', pathNot: '^src/lib/supabase\\.ts$' },
      {
        path: '(?:^src/lib/supabase\\.ts$|node_modules/@supabase/supabase-js)',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    ),
    forbid(
      'site-knows-no-programs',
      'What runs in the browser does not import build programs or the local backend.',
      { path: '^src/' },
      {
        path: '^(?:scripts|supabase|tests)/',
        pathNot:
          '^tests/support/|^supabase/functions/_shared/(?:calendar/|markdown/|money/|email-layout|email-markdown|newsletter-email)',
      },
    ),
    forbid(
      'the-shared-folders-stand-alone',
      'They run in the browser and in the functions, so they need neither.',
      { path: '^supabase/functions/_shared/(calendar|markdown|money)/' },
      { pathNot: '^supabase/functions/_shared/$1/|node_modules/markdown-it' },
    ),
    forbid(
      'the-parser-is-lazy',
      'Built pages embed their texts parsed: visitors get the parser by import() only.',
      { path: '^src/(?!admin/)' },
      {
        path: '^supabase/functions/_shared/(?:markdown/parse|email-markdown|newsletter-email)\\.ts$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    ),
    forbid(
      'the-look-of-a-letter-stands-alone',
      'The admin draws a newsletter as the function that sends it does.',
      { path: '^supabase/functions/_shared/(?:email-layout|email-markdown|newsletter-email)' },
      {
        pathNot: '^supabase/functions/_shared/(?:markdown/|email-layout|email-markdown|newsletter-email)',
      },
    ),
    forbid(
      'local-rooms-know-the-host-alone',
      'The API, the functions and the mails of the embedded Supabase are put together by the programs above them.',
      { path: '^supabase/local/(api|edge|mail|host)/', pathNot: '\\.test\\.ts$' },
      { path: '^supabase/local/', pathNot: '^supabase/local/(?:$1|host)/' },
    ),
    forbid(
      'nothing-unresolved',
      'An import that leads nowhere.',
      { path: '^src/', pathNot: 'vite-env' },
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default'] },
    // A test may import what it tests together.
    exclude: { path: '\\.css$|\\.test\\.tsx?$' },
  },
}
