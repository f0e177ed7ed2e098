import { DOMParser as SchemaParser } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { schema, writeMarkdown } from '@/admin/kit/markdown/markdown-doc'
import { cleanPaste } from '@/admin/kit/markdown/paste'

/** The Markdown of content copied from another program. */
function pasted(html: string): string {
  const page = document.createElement('div')
  page.innerHTML = cleanPaste(html)
  return writeMarkdown(SchemaParser.fromSchema(schema).parse(page))
}

describe('pasted content', () => {
  it('from Google Docs keeps headings, marks, links and lists, without other formatting', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
      <h2 dir="ltr"><span style="font-size:16pt;font-weight:400">The warp</span></h2>
      <p><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span style="font-style:italic;font-weight:400"> and soft</span><br><span><a href="https://example.test/a">a link</a></span></p>
      <ul><li><p><span>one</span></p></li><ul><li><p><span>under it</span></p></li></ul><li><p><span>two</span></p></li></ul>
      <p><span><img src="https://lh7-rt.googleusercontent.com/x" alt="x"></span></p></b>`
    expect(pasted(html)).toBe(
      '## The warp\n\nPlain, **bold** *and soft* [a link](https://example.test/a)\n\n- one\n- under it\n- two',
    )
  })

  it('from Word has real lists, without Word’s signs and styles', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
      <h1>Loom<o:p></o:p></h1>
      <p class=MsoNormal style='margin:0'>A <b><span lang=EN-MY>strong</span></b> line<o:p></o:p></p>
      <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>first<o:p></o:p></p>
      <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>second</p>
      <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>counted</p>
      <table><tr><td colspan=2><p>Plan</p></td><td><p>RM</p></td></tr><tr><td><p>a</p></td><td><p>b</p><p>c</p></td></tr></table>
      <img src="file:///C:/clip_image001.png"></body></html>`
    expect(pasted(html)).toBe(
      '# Loom\n\nA **strong** line\n\n- first\n- second\n\n1. counted\n\n| Plan | RM |\n| --- | --- |\n| a | b c |',
    )
  })

  it('keeps images of the library, and removes scripts and executable URLs', () => {
    const folder = '/storage/v1/object/public/images/00000000-0000-4000-8000-000000000001/'
    expect(
      pasted(
        `<p>a <img src="${folder}1200x900.webp" alt="A loom"><script>x()</script><a href="javascript:x()" onclick="x()">b</a></p>`,
      ),
    ).toBe(`a ![A loom](${folder}1200x900.webp)b`)
  })
})
