import type { Target } from '../../../../contracts/content/target.ts'
import { TargetLink } from './TargetLink.tsx'
// Its stylesheet: a target is a button in looks alone.
import '../../components/basic/LinkButton.tsx'
import './Targets.css'

interface TargetsProps {
  readonly targets: readonly Target[] | undefined
  readonly isEqual?: boolean | undefined
  readonly align?: 'left' | 'center' | 'right' | undefined
}

/** CMS-22: buttons and links in a row. `isEqual`: all take the width of the widest. */
export const Targets = ({ targets = [], isEqual = false, align }: TargetsProps) =>
  targets.length === 0 ? null : (
    <div className="targets" data-equal={isEqual || undefined} data-align={align}>
      {targets.map((target, index) => (
        <TargetButton key={index} target={target} />
      ))}
    </div>
  )

export const TargetButton = ({ target }: { readonly target: Target }) =>
  target.style === 'link' ? (
    <TargetLink to={target} className="link target-link" />
  ) : (
    <TargetLink to={target} className="button" data-kind={kindOf[target.style ?? 'secondary']} />
  )

const kindOf = { primary: 'primary', secondary: 'second', quiet: 'quiet' } as const
