import { describe, expect, test } from 'vitest'
import { isOwnPage } from '../../../core/domain/content/isOwnPage.ts'
import { leadBlock } from '../../../core/domain/content/leadBlock.ts'
import { slotAt } from '../../../core/domain/content/slotAt.ts'

describe('the slot of a screen', () => {
  test.each([
    ['/en-us/cart', 'cart'],
    ['/en-us/checkout', 'checkout'],
    ['/en-us/search', 'search'],
    ['/en-us/sign-up', 'sign-up'],
    ['/en-us/stores', 'store-locator'],
    ['/en-us/account', 'account'],
    ['/en-us/account/profile', 'account-profile'],
    ['/en-us/c/gift-cards-6000', 'gift-card'],
  ])('CMS-02 at %s is filled by the document %s', (path, key) => {
    expect(slotAt(path)).toBe(key)
  })

  test.each([
    '/en-us',
    '/en-us/account/orders',
    '/en-us/account/nowhere',
    '/en-us/c/boots-1000',
    '/en-us/a/b/c',
    '/cart',
  ])('CMS-02 at %s there is none', (path) => {
    expect(slotAt(path)).toBeNull()
  })
})

test('CMS-02 a document is a page of its own when it has a main part, and contact us is one with its form', () => {
  expect(isOwnPage('journal', { main: [{}] })).toBe(true)
  expect(isOwnPage('cart', { main: [], top: [{}] })).toBe(false)
  expect(isOwnPage('cart', {})).toBe(false)
  expect(isOwnPage('contact-us', {})).toBe(true)
})

test('CMS-02 a page begins with the block after the links to the pages beside it', () => {
  const blocks = ['secondary-navigation', 'hero', 'article']
  expect(leadBlock(blocks, (type) => type)).toBe('hero')
  expect(leadBlock(['secondary-navigation'], (type) => type)).toBeUndefined()
})
