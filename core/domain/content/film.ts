import type { ContentVideo } from '../../../contracts/content/media.ts'
import { cloudVideoMinimum } from '../configuration/constants.ts'

/** CMS-48: the address of a cloud film's HLS playlist. */
export const cloudPlaylist = ({ cloudName, publicId }: { readonly cloudName: string; readonly publicId: string }) =>
  `https://res.cloudinary.com/${encodeURIComponent(cloudName)}/video/upload/sp_auto/${publicId
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
