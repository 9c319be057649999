import { expose } from 'comlink'
import { browserOutside } from './browserOutside.ts'
import { createStorefrontHost } from './storefrontHost.ts'

expose(createStorefrontHost(browserOutside()))
