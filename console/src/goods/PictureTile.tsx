import type { GoodsPicture } from '../../../contracts/api/operator/operatorGoods.ts'
import { Sign } from '../parts/Sign.tsx'

export type TileAct = 'left' | 'right' | 'out'

type Props = {
  readonly picture: GoodsPicture
  /** The colour's name. */
  readonly colour: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onAct: (kind: TileAct) => void
}

/** One picture of a colour. `data-act` is what the focus finds a button by after the picture was moved. */
export const PictureTile = ({ picture: { id, name }, colour, isFirst, isLast, onAct }: Props) => (
  <li className="goods-picture" title={name}>
    <img src={`/media/w_160/${id}`} alt={name} width="96" height="120" loading="lazy" />
    <span className="goods-picture-acts">
      {acts.map(({ kind, sign, label }) => (
        <button
          key={kind}
          type="button"
          data-act={`${kind} ${id}`}
          disabled={kind === 'left' ? isFirst : kind === 'right' && isLast}
          aria-label={label(name, colour)}
          onClick={() => onAct(kind)}
        >
          <Sign name={sign} />
        </button>
      ))}
    </span>
  </li>
)

const acts = [
  { kind: 'left', sign: 'left', label: (name: string, colour: string) => `${colour}: move “${name}” to the left` },
  { kind: 'right', sign: 'right', label: (name: string, colour: string) => `${colour}: move “${name}” to the right` },
  { kind: 'out', sign: 'close', label: (name: string, colour: string) => `${colour}: take “${name}” out` },
] as const
