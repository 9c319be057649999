import { block } from '../block.ts'
import { choice, flag, ground, group, optional, perBreakpoint } from '../field.ts'
import { picture, video, videoFields } from '../media.ts'
import { target } from '../target.ts'

/** CMS-44 */
export const pictureBlock = block(
  'picture',
  { media: perBreakpoint(picture('Picture'), 'Picture per width'), mediaTarget: optional(target('Link')) },
  'Picture',
)

/** CMS-45 */
export const videoBlock = block('video', videoFields, 'Video', 'A film that plays on press')

/** CMS-46 */
export const videoPlayer = block(
  'video-player',
  {
    media: perBreakpoint(video('Video'), 'Video per width'),
    playerSettings: group(
      {
        autoplay: flag('Plays by itself', 'Only without sound'),
        hideControls: flag('Without controls'),
        loop: flag('Starts again at its end'),
        muted: flag('Without sound'),
      },
      'Player',
    ),
    paddings: optional(perBreakpoint(choice(['none', 'small', 'medium', 'large'], 'Space around'), 'Space around')),
    backgroundColor: optional(ground('Ground')),
    isFullWidth: optional(flag('From edge to edge')),
  },
  'Video player',
)
