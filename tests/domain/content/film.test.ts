import { expect, test } from 'vitest'
import { cloudPlaylist, filmLength } from '../../../core/domain/content/film.ts'

test('CMS-48 a cloud film is asked for as HLS, and its name cannot leave its path', () => {
  expect(cloudPlaylist({ cloudName: 'cairn', publicId: 'films/lacing' })).toBe(
    'https://res.cloudinary.com/cairn/video/upload/sp_auto/films/lacing.m3u8',
  )
  expect(cloudPlaylist({ cloudName: 'a/b', publicId: '?x#y' })).toBe(
    'https://res.cloudinary.com/a%2Fb/video/upload/sp_auto/%3Fx%23y.m3u8',
  )
})

test('CMS-46 a length is written in minutes and seconds', () => {
  expect([0, 59.6, 112].map(filmLength)).toEqual(['0:00', '1:00', '1:52'])
})
