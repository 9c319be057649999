import { contourFrames, type ContourName } from './contourFrames.ts'
import './Contours.css'

/**
 * Contour lines behind a picture or a trail; they fill the nearest positioned box. `fade` keeps them faint under text
 * on the left.
 */
export const Contours = ({ name, fade = false }: { readonly name: ContourName; readonly fade?: boolean }) => {
  const file = `/art/${name}.svg`
  return (
    <svg
      className="contours"
      data-fade={fade || undefined}
      viewBox={contourFrames[name]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use className="contours-fine" href={`${file}#fine`} />
      <use className="contours-index" href={`${file}#index`} />
      <use className="contours-heights" href={`${file}#heights`} />
    </svg>
  )
}
