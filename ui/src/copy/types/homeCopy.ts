/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface HomeCopy extends Readonly<Record<PlainKey, () => string>> {
}

type PlainKey =
  | 'headTitle' | 'headDescription' | 'heroTitle' | 'heroLede' | 'heroShop' | 'heroRepairs' | 'heroHooks' | 'heroHooksDetail' | 'heroRand'
  | 'heroRandDetail' | 'factReturns' | 'factReturnsDetail' | 'factResole' | 'factResoleDetail' | 'factWeights' | 'factWeightsDetail'
  | 'factTunnel' | 'factTunnelDetail' | 'tilesTitle' | 'railTitle' | 'seeAll' | 'back' | 'on' | 'repairTitle' | 'repairText' | 'repairLink'
