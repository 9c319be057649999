import type { ContentVideo } from '../../../contracts/content/media.ts'
import { cloudVideoMinimum } from '../configuration/constants.ts'

/** CMS-48: where cloud films come from. */
export const videoCloud = 'https://res.cloudinary.com'

/** CMS-48: the HLS playlist of a film: the cloud's, or a file that is one; null for a film in one file. */
export const playlistOf = (source: VideoSource): string | null =>
  source.player === 'cloud' ? cloudPlaylist(source) : /\.m3u8(?:[?#]|$)/i.test(source.url) ? source.url : null

/** The address of a cloud film's playlist. */
const cloudPlaylist = ({ cloudName, publicId }: { readonly cloudName: string; readonly publicId: string }) =>
  `${videoCloud}/${encodeURIComponent(cloudName)}/video/upload/sp_auto/${publicId
    .split('/')
    .map(encodeURIComponent)
    .join('/')}.m3u8`

/** A film's length as it is written: `1:52`. Of seconds. */
export const filmLength = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

type VideoSource =
  | { readonly player: 'cloud'; readonly cloudName: string; readonly publicId: string }
  | { readonly player: 'plain'; readonly url: string }

/** CMS-47: the cloud's player is for long films whose place in the cloud is known, where the site has it switched on. */
export const videoSource = ({ cloudinaryAsset, duration, url }: ContentVideo, isCloudOn: boolean): VideoSource =>
  isCloudOn && cloudinaryAsset !== undefined && duration > cloudVideoMinimum
    ? { player: 'cloud', ...cloudinaryAsset }
    : { player: 'plain', url }
