// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { greetingOfPage } from '../../../ui/src/bridge/page.ts'

const openAt = (address: string): void => history.replaceState(null, '', address)

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  openAt('/')
  Reflect.deleteProperty(globalThis, 'cairnApp')
})

test('AUTH-28 a page in a browser is in no app', () => {
  openAt('/en-us/cart')
  expect(greetingOfPage().webview).toBe(false)
})

test.each(['/en-us?webview=1', '/en-us?colour=SAPI&webview=1', '/en-us?webview=1&colour=SAPI'])(
  'AUTH-28 a visit that began at %s is in an app, also on later pages',
  (address) => {
    openAt(address)
    expect(greetingOfPage().webview).toBe(true)
    openAt('/en-us/cart')
    expect(greetingOfPage().webview).toBe(true)
  },
)

test('AUTH-28 an address whose parameter only begins like webview=1 is a page in a browser', () => {
  openAt('/en-us?webview=10')
  expect(greetingOfPage().webview).toBe(false)
})

test('AUTH-28 a page to which an app has given its object is in that app', () => {
  Object.assign(globalThis, { cairnApp: {} })
  expect(greetingOfPage().webview).toBe(true)
})
