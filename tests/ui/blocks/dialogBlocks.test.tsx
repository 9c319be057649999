import { describe, expect, test } from 'vitest'
import type { ShownBlockOf } from '../../../contracts/content/blockTree.ts'
import { DialogBody } from '../../../ui/src/blocks/dialog/ContentDialog.tsx'
import { PopUp } from '../../../ui/src/blocks/frame/PopUp.tsx'
import { renderBlocks, renderInShop, shown } from './renderBlocks.tsx'

const picture = { url: '/media/lake.svg', alt: 'A lake' }

describe('a dialog', () => {
  const dialog = {
    id: 'd',
    type: 'dialog',
    title: 'Resole a pair a year',
    media: { picture },
    mediaPlacement: 'top',
    alignment: 'center',
    subtitle: 'At half price',
    richText: '<p>Post it both ways.</p>',
    richTextTree: ['Post it both ways.'],
    targets: [{ text: 'Join', url: '/loyalty' }],
    textBelowTargets: '<p>It costs nothing.</p>',
    textBelowTargetsTree: ['It costs nothing.'],
  }
  const body = (fields: object = {}) =>
    renderInShop(<DialogBody block={shown({ ...dialog, ...fields }) as ShownBlockOf<'dialog'>} onClose={() => {}} />)

  test('CMS-82 shows subtitle, text, buttons and the text below them, in this order', async () => {
    const markup = await body()
    const places = ['At half price', 'Post it both ways.', 'Join', 'It costs nothing.'].map((words) =>
      markup.indexOf(words),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test.each([
    ['top', 0],
    ['left-normal', 0],
    ['left-large', 0],
    ['body', 1],
  ])('CMS-80 a picture placed %s stands in the body %i times', async (mediaPlacement, count) => {
    expect((await body({ mediaPlacement })).match(/<img /g)?.length ?? 0).toBe(count)
  })

  test.each(['left', 'center', 'right'])('CMS-81 its buttons are aligned %s', async (alignment) => {
    expect(await body({ alignment })).toContain(`data-align="${alignment}"`)
  })

  test('CMS-83 the newsletter form asks for an address and consent, only where an editor wants it', async () => {
    const newsletter = { submitLabel: 'Subscribe', successText: 'Done' }
    expect(await body({ newsletter })).toMatch(/type="email".*type="checkbox".*Subscribe/s)
    expect(await body()).not.toContain('type="email"')
  })

  test('CMS-82 it is closed until a link names it', async () => {
    expect(await renderBlocks([shown(dialog)])).not.toContain('At half price')
  })
})

describe('an event', () => {
  const event = {
    eventId: 'open-bench-2027',
    title: 'Take a bench',
    richText: '<p>It costs nothing.</p>',
    richTextTree: ['It costs nothing.'],
    startDate: '2027-03-13',
    endDate: '2027-03-14',
    enablePlusOne: true,
    submitCtaLabel: 'Join',
    confirmationTitle: 'You have a bench',
    confirmationSubtitle: 'Bring the boots dry.',
  }
  const block = { id: 'e', type: 'event-signup', ...event }

  test('SIGN-60 SIGN-66 shows its title, its days, its terms and that a guest may come along', async () => {
    const markup = await renderBlocks([shown(block)])
    for (const words of ['Take a bench', 'March 13', '2027', 'It costs nothing.', 'You may bring one guest.'])
      expect(markup).toContain(words)
    expect(await renderBlocks([shown({ ...block, enablePlusOne: false })])).not.toContain('one guest')
  })

  test('SIGN-60 its button has the words of the editor', async () => {
    expect(await renderBlocks([shown(block)])).toMatch(/<button[^>]*>Join<\/button>/)
  })

  test('CMS-83 takes the place of a dialog’s text and buttons', async () => {
    const dialog = { id: 'd', type: 'dialog', mediaPlacement: 'top', alignment: 'left', richText: '<p>Words</p>' }
    const parts = { richTextTree: ['Words'], targets: [{ text: 'Join', url: '/loyalty' }], event }
    const json = shown({ ...dialog, ...parts }) as ShownBlockOf<'dialog'>
    const markup = await renderInShop(<DialogBody block={json} onClose={() => {}} />)
    expect(markup).toContain('March 13')
    expect(markup).not.toMatch(/Words|Join/)
  })
})

describe('a pop-up', () => {
  const json = {
    id: 'p',
    type: 'pop-up',
    kind: 'newsletter',
    name: 'letters',
    title: 'Letters from the bench',
    minimizedTitle: 'Letters',
    maximizedTitle: 'Two letters a month',
    targets: [{ text: 'See an old one', url: '/journal' }],
    disclaimer: 'One press stops them.',
  }
  const drawn = (fields: object, isOpen: boolean) => {
    const block = shown({ ...json, ...fields }) as ShownBlockOf<'pop-up'>
    return renderInShop(<PopUp block={block} isOpen={isOpen} onToggle={() => {}} onClose={() => {}} />)
  }

  test('PROMO-10 small, it has its small title and can be opened and closed', async () => {
    const markup = await drawn({}, false)
    expect(markup).toContain('aria-label="Letters"')
    expect(markup).toContain('aria-expanded="false"')
    expect(markup).toContain('aria-label="Close"')
  })

  test('PROMO-10 PROMO-11 open, one that asks for a registration has buttons and small print, and no form of its own', async () => {
    const markup = await drawn({ kind: 'registration' }, true)
    expect(markup).toMatch(/Two letters a month.*See an old one.*One press stops them\./s)
    expect(markup).not.toContain('<form')
  })

  test('PROMO-12 the server draws none: it appears when the page is there', async () => {
    expect(await renderBlocks([shown(json)])).not.toContain('Letters')
  })
})

describe('a menu entry', () => {
  const target = (url: string) => ({ url, text: url })
  const item = {
    id: 'm',
    type: 'menu-item',
    title: 'Footwear',
    target: target('/c/footwear'),
    columns: [
      {
        id: 'boots',
        title: 'Boots',
        target: target('/c/boots'),
        children: [{ id: 'winter', title: 'Winter boots', target: target('/c/winter') }],
      },
    ],
    menuBanner: { id: 'b', type: 'linked-card', title: 'New in pine', media: { picture }, targets: [target('/pine')] },
    visualSelectors: [{ mediaObject: picture, title: 'Scree', target: target('/scree') }],
    visualSelectorsTitle: 'What is underfoot?',
  }

  test('NAV-01 shows its columns with their links', async () => {
    const markup = await renderBlocks([shown(item)])
    expect(markup).toMatch(/href="\/en-us\/c\/boots"[^>]*>Boots.*href="\/en-us\/c\/winter"[^>]*>Winter boots/s)
  })

  test('NAV-02 shows its banner and its visual selectors', async () => {
    const markup = await renderBlocks([shown(item)])
    expect(markup).toMatch(/New in pine.*What is underfoot\?.*Scree/s)
  })

  test('NAV-13 the link to everything can be hidden', async () => {
    expect(await renderBlocks([shown(item)])).toContain('Shop all Footwear')
    expect(await renderBlocks([shown({ ...item, hideShopAll: { xs: true } })])).not.toContain('Shop all')
  })
})

test('CMS-56 without a word about consent a social gallery shows nothing and takes no space', async () => {
  const markup = await renderBlocks([shown({ id: 's', type: 'social-gallery', containerId: 'c1', filter: 'boots' })])
  expect(markup).toBe('<div class="block page" data-block="social-gallery"><!--$--><!--/$--></div>')
})
