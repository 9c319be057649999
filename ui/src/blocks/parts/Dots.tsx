import { useCopy } from '../../copy/useCopy.ts'
import './Dots.css'

interface DotsProps {
  readonly count: number
  readonly current: number
  readonly onShow: (page: number) => void
}

/** Which page is shown: 8 px in targets of 24. More than ten are a figure. */
export const Dots = ({ count, current, onShow }: DotsProps) => {
  const t = useCopy('blocks')
  if (count > 10)
    return (
      <span className="figures meta">
        {current + 1} / {count}
      </span>
    )
  return (
    <span className="dots">
      {Array.from({ length: count }, (_, page) => (
        <button
          key={page}
          type="button"
          aria-label={t.page({ page: page + 1, count })}
          aria-current={page === current || undefined}
          onClick={() => onShow(page)}
        />
      ))}
    </span>
  )
}
