import type { BlockProps } from '../page/blockTable.ts'
import { FilmPlayer } from './FilmPlayer.tsx'

/** CMS-45 */
export const VideoBlock = ({ block }: BlockProps<'video'>) => <FilmPlayer video={block} />
