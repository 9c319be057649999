// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Diagnostic } from '../../../contracts/diagnostics.ts'
import { FilmPlayer } from '../../../ui/src/blocks/media/FilmPlayer.tsx'
import { onNote } from '../../../ui/src/bridge/note.ts'
import { loadCopy } from '../../../ui/src/copy/loadCopy.ts'

const { play } = HTMLMediaElement.prototype
let root: Root
const notes: Diagnostic[] = []
onNote((diagnostic) => notes.push(diagnostic))
beforeEach(() => {
  notes.length = 0
  HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('No.', 'NotSupportedError'))
})
afterEach(() => {
  root.unmount()
  HTMLMediaElement.prototype.play = play
})

const draw = async (autoplay: boolean): Promise<HTMLElement> => {
  await loadCopy('en-us', 'blocks')
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  const video = { url: '/film/lake.mp4', duration: 4, poster: { url: '/media/lake.svg', alt: 'A lake' } }
  root.render(
    <MemoryRouter initialEntries={['/en-us/autumn']}>
      <FilmPlayer video={video} settings={{ autoplay, hideControls: false, loop: false, muted: true }} />
    </MemoryRouter>,
  )
  await expect.poll(() => place.querySelector('video')).not.toBeNull()
  return place
}

const failure = { kind: 'videoPlay', about: 'film', reason: 'NotSupportedError' }

test('CMS-33 a film that was to play by itself and cannot keeps its poster, and says nothing', async () => {
  const place = await draw(true)
  await expect.poll(() => notes).toEqual([failure])
  expect(place.querySelector('video')?.getAttribute('poster')).toContain('lake.svg')
  expect(place.querySelector('[role=status]')).toBeNull()
})

test('CMS-33 one that was started by a press and cannot says so', async () => {
  const place = await draw(false)
  place.querySelector('button')?.click()
  await expect.poll(() => place.querySelector('[role=status]')?.textContent).toBeTruthy()
  expect(notes).toEqual([failure])
})
