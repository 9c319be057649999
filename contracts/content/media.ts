import { Schema } from 'effect'
import { asked, contentLimits, count, file, group, key, line, optional, plainText } from './field.ts'

/** CAT-10: a picture. An empty `alt` says that the picture is decoration. `width` and `height` reserve its space. */
export const picture = (title: string, help?: string) =>
  asked(
    Schema.Struct({
      url: file('File', 'The path of a picture of this site'),
      alt: asked(
        Schema.String.check(Schema.isMaxLength(contentLimits.text)),
        'line',
        'Text for those who do not see it',
        'Leave it empty only when the picture says nothing new',
      ),
      seoTitle: optional(line('Title for search engines')),
      width: optional(count('Width', 1, 20_000, 'px')),
      height: optional(count('Height', 1, 20_000, 'px')),
    }),
    'picture',
    title,
    help,
  )
export type ContentPicture = ReturnType<typeof picture>['Type']

/** CMS-45 */
export const videoFields = {
  cloudinaryAsset: optional(
    group({ cloudName: key('Cloud'), publicId: line('File in the cloud') }, 'Cloud video', 'For films over 30 seconds'),
  ),
  duration: asked(
    Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 86_400 })),
    'number',
    'Duration',
    'In seconds',
  ),
  url: file('File', 'An MP4 or WebM file, or an HLS playlist (.m3u8)'),
  poster: optional(picture('Poster', 'Shown until the film plays')),
  seoTitle: optional(line('Title')),
  seoDescription: optional(plainText('Description', 'What happens in the film; shown when it does not play')),
  width: optional(count('Width', 1, 20_000, 'px')),
  height: optional(count('Height', 1, 20_000, 'px')),
} as const

export const video = (title: string, help?: string) => group(videoFields, title, help)
export type ContentVideo = ReturnType<typeof video>['Type']

/** CMS-21 */
export const media = (title: string, help?: string) =>
  group({ picture: optional(picture('Picture')), video: optional(video('Video')) }, title, help)
export type ContentMedia = ReturnType<typeof media>['Type']
