import { describe, expect, test } from 'vitest'
import type { Drawing } from '../../../contracts/drawing.ts'
import { drawnPage, frameOf } from '../../../server/site/drawnPage.ts'

const built = (nonce: string): string =>
  `<!doctype html><html lang="en-us"><head><title>Cairn</title><meta name="description" content="Shoes." />
  <style nonce="${nonce}">@layer base;</style>
  <script type="module" crossorigin src="/assets/index-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/vendor-1.js">
  <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  <link rel="manifest" href="/manifest.webmanifest"></head><body><div id="root"></div></body></html>`

const picture = '<link rel="preload" as="image" href="/media/boot.svg"/>'
const drawing: Drawing = {
  language: 'fr-CA',
  markup: `${picture}<main style="--tint:#123">It says &quot; style=&quot;none&quot;</main>`,
  known: {
    answers: {
      '{"name":"product"}': {
        _tag: 'Answered',
        answer: '</script><script>alert(1)</script>',
        from: 'server',
        at: 0,
        last: true,
      },
    },
    views: {},
  },
  head: { title: 'Boots & <b>shells</b> $& | Cairn', description: 'A "fine" $1 boot' },
  sources: [],
  lateSources: [],
}
const files = { scripts: ['/assets/ProductPage-1.js'], styles: ['/assets/ProductPage-1.css'] }
const { html: page, scripts } = drawnPage(frameOf(built), drawing, files, 'n0nce', (path) => `/* ${path} */`)
const root = /<div id="root">(.*?)<\/div>/.exec(page)?.[1]

describe('scripts, styles and texts of the page', () => {
  test('a drawn page fetches only its pictures before it is shown: styles are in it, and it names no script but its own', () => {
    expect(page).toContain('<style nonce="n0nce">/* /assets/index-1.css */\n/* /assets/ProductPage-1.css */\n')
    expect(page.replaceAll(/<script[^]*?<\/script>/g, '')).not.toMatch(/\.js|\.css"/)
    expect(page.indexOf(picture)).toBeGreaterThan(page.indexOf('<style'))
    expect(page.indexOf(picture)).toBeLessThan(page.indexOf('</head>'))
    expect(root).not.toContain('<link')
  })

  test('the scripts that its policy has to let run are those in it, and no other', () => {
    const inIt = [...page.matchAll(/<script(?: id="drawn")?>([^]*?)<\/script>/g)].map(([, script]) => script)
    expect(inIt).toEqual(scripts)
    expect(scripts).toHaveLength(2)
  })

  test('the page is woken by its entry after everything it needs, and the page’s own needs are fetched in parallel', () => {
    expect(page).toMatch(/of \["\/assets\/vendor-1\.js","\/assets\/index-1\.js"\]\) \{\s+await import\(path\)/)
    expect(page).toMatch(
      /of \["\/assets\/vendor-1\.js","\/assets\/ProductPage-1\.js"\]\) \{\s+link\('modulepreload', path\)/,
    )
  })

  test('a style in an attribute, which the policy forbids, is a rule of the page’s own styles, and what only looks like one is text', () => {
    expect(root).toBe('<main data-style="--tint:#123">It says &quot; style=&quot;none&quot;</main>')
    expect(page).toContain('\n[data-style="--tint:#123"]{--tint:#123}</style>')
  })

  test.each(['color:red}*{display:none', 'a:&quot;]{}', 'a:url(x)</style><script>', String.raw`a:\22`])(
    'a style that could end its rule is none: %s',
    (value) => {
      const markup = `<main style="${value}"></main>`
      const { html: own } = drawnPage(frameOf(built), { ...drawing, markup }, files, 'n0nce', () => '')
      expect(own).toContain(`<main data-style="${value}">`)
      expect(own).not.toContain('[data-style=')
    },
  )

  test('no text of a product can end the element it is in', () => {
    const known = /<script type="application\/json" id="known">(.*?)<\/script>/.exec(page)?.[1] ?? ''
    expect(JSON.parse(known)).toEqual(drawing.known)
    expect(page.match(/<script/g)).toHaveLength(3)
  })
})

describe('its head', () => {
  test('the head says what the page says, in its language', () => {
    expect(page).toContain('<html lang="fr-CA"')
    expect(page).toContain('<title>Boots &amp; &lt;b>shells&lt;/b> $&amp; | Cairn</title>')
    expect(page).toContain('<meta name="description" content="A &quot;fine&quot; $1 boot" />')
  })

  test('a page that has nothing to say of itself keeps what the build says', () => {
    const { html: silent } = drawnPage(frameOf(built), { ...drawing, head: null }, files, 'n0nce', () => '')
    expect(silent).toContain('<title>Cairn</title>')
    expect(silent).toContain('content="Shoes."')
  })
})
