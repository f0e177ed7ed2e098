import { DOMParser as SchemaParser } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { writeMarkdown } from '@/admin/kit/markdown/markdown-doc'
import { cleanPaste } from '@/admin/kit/markdown/paste'
import { schema } from '@/admin/kit/markdown/schema'
import { parseBlocks } from '@shared/markdown/parse'

/** The Markdown of content copied from another program. */
function pasted(html: string): string {
  const page = document.createElement('div')
  page.innerHTML = cleanPaste(html).clean
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
      '## The warp\n\nPlain, **bold** *and soft*\\\n[a link](https://example.test/a)\n\n- one\n  - under it\n- two',
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
      '# Loom\n\nA **strong** line\n\n- first\n- second\n\n1. counted\n\n| Plan | RM |\n| - | - |\n| a | b c |',
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

  it('from Word keeps nested and numbered lists and quotations', () => {
    const line = (level: number, sign: string, words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span>${words}<o:p></o:p></p>`
    expect(
      pasted(
        `${line(1, '1.', 'warp')}${line(2, 'a.', 'cotton')}${line(2, 'b.', 'silk')}${line(1, '2.', 'weft')}<p class=MsoNormal>Between</p>${line(1, '3.', 'weave')}<p class=MsoQuote>First</p><p class=MsoQuote>Second</p>`,
      ),
    ).toBe('1. warp\n   1. cotton\n   2. silk\n2. weft\n\nBetween\n\n3. weave\n\n> First\n>\n> Second')
  })

  it('from Word Online numbers its items on, with those of a deeper level inside', () => {
    const numbered = (number: number, words: string) =>
      `<div class="ListContainerWrapper"><ol start="${number}" role="list"><li role="listitem"><p><span>${words}</span></p></li></ol></div>\n`
    expect(
      pasted(
        `${numbered(1, 'Choose a name')}${numbered(2, 'Buy the domain')}${numbered(3, 'Write the text')}`,
      ),
    ).toBe('1. Choose a name\n2. Buy the domain\n3. Write the text')
    const item = (level: number, words: string) =>
      `<div class="ListContainerWrapper SCXW1"><ul role="list"><li role="listitem" data-aria-level="${level}"><p><span>${words}</span></p></li></ul></div>`
    expect(pasted(`${item(1, 'a')}${item(2, 'b')}${item(3, 'c')}${item(1, 'd')}`)).toBe(
      '- a\n  - b\n    - c\n- d',
    )
  })

  it('from Notion and Pages keeps lists in lists and quotations', () => {
    expect(
      pasted(
        '<!-- notionvc: 1 --><ul><li>a<ol><li>b</li><li>c</li></ol></li></ul><blockquote>Said <strong>so</strong></blockquote><hr><pre><code class="language-js">x = 1\n</code></pre>',
      ),
    ).toBe('- a\n  1. b\n  2. c\n\n> Said **so**\n\n___\n\n```\nx = 1\n```')
    expect(
      pasted(
        '<ul class="ul1"><li class="li1"><span class="s1"></span>a</li><ul class="ul1"><li class="li1">b</li></ul></ul>',
      ),
    ).toBe('- a\n  - b')
  })

  it('keeps the whole address of a link', () => {
    const text = pasted(
      '<p>Read about <a href="https://en.wikipedia.org/wiki/Songket_(fabric)">songket</a> first.</p>',
    )
    expect(parseBlocks(text)).toEqual(
      parseBlocks('Read about [songket](https://en.wikipedia.org/wiki/Songket_(fabric)) first.'),
    )
  })

  it('says how many pictures are left out, and keeps an emoji', () => {
    const html =
      '<p>a <img src="https://a.example/a.png" alt="A loom"> <img alt="🎉" src="https://a.example/e.png"></p><p><img src="data:image/png;base64,AA=="></p>'
    const { clean, pictures } = cleanPaste(html)
    expect(pictures).toBe(2)
    expect(clean).toContain('🎉')
    expect(clean).not.toContain('<img')
  })
})
