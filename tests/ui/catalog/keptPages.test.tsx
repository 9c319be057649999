// @vitest-environment happy-dom
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { useKeptPages } from '../../../ui/src/shell/useKeptPages.ts'

const root = createRoot(document.createElement('div'))
afterEach(() => history.replaceState(null, ''))

const seen: string[] = []

const List = ({ isPressedAtOnce }: { readonly isPressedAtOnce: boolean }) => {
  const { pages, kept, showMore } = useKeptPages('stories')
  useLayoutEffect(() => {
    if (isPressedAtOnce) showMore()
  }, [])
  seen.push(`${pages} pages, ${kept} kept`)
  return null
}

test('RT-23 a press as soon as a list is there adds a page that was not kept', async () => {
  root.render(<List key="pressed" isPressedAtOnce />)
  await expect.poll(() => seen.at(-1)).toBe('2 pages, 1 kept')
  await expect.poll(() => history.state).toEqual({ stories: 2 })
  expect(seen.at(-1)).toBe('2 pages, 1 kept')
})

test('RT-23 a list that had grown has its pages when it is there again', async () => {
  history.replaceState({ stories: 3 }, '')
  root.render(<List key="again" isPressedAtOnce={false} />)
  await expect.poll(() => seen.at(-1)).toBe('3 pages, 3 kept')
})
