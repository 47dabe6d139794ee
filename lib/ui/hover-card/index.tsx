export { HoverLayer } from './hover-layer'
