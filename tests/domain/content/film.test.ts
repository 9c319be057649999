import { describe, expect, test } from 'vitest'
import { filmLength, playlistOf } from '../../../core/domain/content/film.ts'

describe('the playlist of a film', () => {
  test.each([
    [{ cloudName: 'cairn', publicId: 'films/lacing' }, 'cairn/video/upload/sp_auto/films/lacing.m3u8'],
    [{ cloudName: 'a/b', publicId: '?x#y' }, 'a%2Fb/video/upload/sp_auto/%3Fx%23y.m3u8'],
  ])('CMS-48 in the cloud is asked for as HLS, and its name %j cannot leave its path', (asset, path) => {
    expect(playlistOf({ player: 'cloud', ...asset })).toBe(`https://res.cloudinary.com/${path}`)
  })

  test.each([
    ['/film/trail/trail.m3u8', true],
    ['/film/trail.M3U8?v=1', true],
    ['/film/trail.mp4', false],
    ['/film/m3u8.webm', false],
  ])('CMS-48 a file %s is one: %s', (url, isPlaylist) => {
    expect(playlistOf({ player: 'plain', url })).toBe(isPlaylist ? url : null)
  })
})

test.each([
  [0, '0:00'],
  [59.6, '1:00'],
  [112, '1:52'],
])('CMS-46 a length of %d s is written in minutes and seconds: %s', (seconds, text) => {
  expect(filmLength(seconds)).toBe(text)
})
