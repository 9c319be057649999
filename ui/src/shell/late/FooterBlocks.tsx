import type { ShownBlock } from '../../../../contracts/content/blockTree.ts'
import { Block } from '../../blocks/page/Slot.tsx'
import { TargetLink } from '../../blocks/parts/TargetLink.tsx'
import { PrivacyChoicesButton } from '../../consent/PrivacyChoicesButton.tsx'
import { Logo } from '../Logo.tsx'

interface FooterBlocksProps {
  readonly blocks: readonly ShownBlock[]
}

/** CMS-61: the footer's columns; what is no list of links stands below the logo. */
export const FooterBlocks = ({ blocks }: FooterBlocksProps) => (
  <div className="footer-columns">
    <div>
      <Logo />
      {blocks
        .filter(({ type }) => type !== 'footer-item')
        .map((block) => (
          <Block key={block.id} block={block} />
        ))}
    </div>
    {blocks
      .filter(({ type }) => type === 'footer-item')
      .map((block) => (
        <Block key={block.id} block={block} />
      ))}
  </div>
)

/** The links of the last line, and the way back to the choice of cookies. */
export const FooterLinks = ({ blocks }: FooterBlocksProps) => (
  <>
    {blocks
      .filter((block) => block.type === 'footer-item')
      .flatMap(({ id, links }) => links.map((link, index) => <TargetLink key={`${id} ${index}`} to={link} />))}
    <PrivacyChoicesButton />
  </>
)
