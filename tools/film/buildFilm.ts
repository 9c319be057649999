import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { drawMap, drawTrail, filmSize } from './drawTrail.ts'

/**
 * Draws the seed's film of six seconds and its HLS rendition: `node tools/run.mjs tools/film/buildFilm.ts`. The result
 * is committed. Needs ffmpeg (`apt-get install ffmpeg`).
 */
export const main = async (): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'trail'), { recursive: true })
  const map = drawMap()
  const frames = Array.from({ length: seconds * rate }, (_, index) =>
    drawTrail(map, Math.min(1, index / (seconds * rate - rate))),
  )
  encode(frames, [...h264, '-movflags', '+faststart', join(folder, 'trail.mp4')])
  encode(frames, [
    ...h264,
    ...hls,
    '-hls_segment_filename',
    join(folder, 'trail/part%d.m4s'),
    join(folder, 'trail/trail.m3u8'),
  ])
  encode(frames.slice(-1), ['-frames:v', '1', '-q:v', '5', join(folder, 'trail.jpg')])
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    console.log(`${file} ${statSync(join(folder, file)).size} bytes`)
}

const folder = 'ui/public/film'
const seconds = 6
const rate = 12

/** A key frame every two seconds, where the parts of the rendition begin. */
const h264 = ['-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-crf', '30', '-g', `${2 * rate}`]

const hls = ['-f', 'hls', '-hls_time', '2', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4']

const encode = (frames: readonly Uint8Array[], output: readonly string[]): void => {
  const size = `${filmSize.width}x${filmSize.height}`
  const input = ['-f', 'rawvideo', '-pixel_format', 'rgb24', '-video_size', size, '-framerate', `${rate}`, '-i', '-']
  const { status, error, stderr } = spawnSync('ffmpeg', ['-y', '-v', 'error', ...input, ...output], {
    input: Buffer.concat(frames),
  })
  if (status !== 0) throw new Error(error?.message ?? stderr.toString())
}
