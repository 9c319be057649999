// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../contracts/diagnostics.ts'
import { VideoLoop } from '../../../ui/src/blocks/parts/VideoLoop.tsx'
import { onNote } from '../../../ui/src/bridge/note.ts'
import { loadCopy } from '../../../ui/src/copy/loadCopy.ts'

const { play } = HTMLMediaElement.prototype

test('CMS-33 a film that does not play by itself is one line of the log, and the page keeps its poster without a word', async () => {
  const notes: Diagnostic[] = []
  onNote((diagnostic) => notes.push(diagnostic))
  HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
  await loadCopy('en-us', 'blocks')
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  const video = {
    url: '/film/lake.mp4',
    seoTitle: 'A lake',
    duration: 4,
    poster: { url: '/media/lake.svg', alt: 'A lake' },
  }
  root.render(
    <MemoryRouter initialEntries={['/en-us/autumn']}>
      <VideoLoop video={video} />
    </MemoryRouter>,
  )
  await expect.poll(() => notes).toEqual([{ kind: 'videoPlay', about: 'loop', reason: 'NotAllowedError' }])
  expect(place.textContent).toBe('')
  expect(place.querySelector('video')?.getAttribute('poster')).toContain('lake.svg')
  root.unmount()
  HTMLMediaElement.prototype.play = play
})
