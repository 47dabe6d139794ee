export { HoverLayer, type HoverLayerProps } from './hover-layer'
