import { parseFragment, serialize } from 'parse5'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { richTextOf } from '../../../server/content/readContent.ts'
import { RichText } from '../../../ui/src/blocks/parts/RichText.tsx'
import { AddressParamsProvider } from '../../../ui/src/state/AddressParams.tsx'
import { hostileHtml, publicHostileHtml } from '../../server/content/hostileHtml.ts'

const drawn = (html: string): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en-us/autumn']}>
      <AddressParamsProvider>
        <RichText tree={richTextOf(html)} />
      </AddressParamsProvider>
    </MemoryRouter>,
  )

/** React and parse5 write the same characters in different ways. */
const alike = (markup: string): string =>
  markup
    .replaceAll('/>', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replaceAll('&gt;', '>')

test('CMS-60 what React draws of any hostile text is parsed as it was drawn, so the page comes alive on it', () => {
  const changed = [...hostileHtml(), ...publicHostileHtml].map(drawn).filter((markup) => {
    const parsed = serialize(parseFragment(markup))
    return alike(parsed) !== alike(markup)
  })
  expect(changed).toEqual([])
})
