/**
 * CMS-02: the block that a page begins with, which bears its title if it is a hero or an article. Links to the pages
 * beside it stand above that, directly below the header.
 */
export const leadBlock = <Block>(blocks: readonly Block[], typeOf: (block: Block) => unknown): Block | undefined =>
  blocks.find((block) => typeOf(block) !== 'secondary-navigation')
