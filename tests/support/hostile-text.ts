import fc from 'fast-check'

/** Script injections. */
export const attacks = [
  '<script>alert(1)</script>',
  '</script><script src="https://evil.example/x.js"></script>',
  '<img src=x onerror="alert(1)">',
  '<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)" style="position:fixed;inset:0">x</a>',
  '<style>*{display:none}</style><base href="https://evil.example/"><meta http-equiv=refresh content=0>',
  '<math><mtext></p><style><img src onerror=alert(1)></style>',
  '<!-- --!><form action=https://evil.example><input autofocus onfocus=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#60;img src=x onerror=alert(1)&#62;',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)} <%= alert(1) %>',
  '__proto__ constructor toString',
] as const

/** URLs that no link or image may have. */
export const badAddresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '  javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\u0000script:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript\u200b:alert(1)',
  'jаvascript:alert(1)',
  'view-source:javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'ftp://evil.example',
  'about:blank',
] as const

const marks = [
  '*',
  '**',
  '***',
  '`',
  '[',
  ']',
  '(',
  ')',
  '](',
  '![',
  '!',
  '> ',
  '## ',
  '# ',
  '- ',
  '1. ',
  '|',
  '\n\n| a | b |\n| - | :-: |\n| ',
  '\n',
  '\n\n',
  '\r',
  ' ',
]
const unusual = [
  '\u202E',
  '\u2066',
  '\u200F',
  '\uFEFF',
  '\u0000',
  '\uD800',
  '\uDC00',
  '\u2028',
  '️',
  '⚠️ ',
  '✅ ',
  'مرحبا',
  '数据',
  '👩‍👩‍👧',
]

const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...marks) },
  { weight: 2, arbitrary: fc.constantFrom(...attacks) },
  { weight: 1, arbitrary: fc.constantFrom(...unusual) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('[', '!['),
        fc.constantFrom('a', '**b**', '', '<b>', ...attacks),
        fc.constantFrom(...badAddresses),
      )
      .map(([open, words, address]) => `${open}${words}](${address})`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('*', '**', '`', '[', '![', '> ', '**a *'), fc.integer({ min: 2, max: 60 }))
      .map(([mark, times]) => mark.repeat(times)),
  },
)

/** A text of Markdown marks, attacks, unusual characters and URLs in any order. */
export const hostileText = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(''))
