/** Key code of every key that an input method takes. Safari reports the key that ends a composition after its end. */
const INPUT_METHOD_KEY = 229

/**
 * True for a key that belongs to an input method: it confirms or leaves a composition, and must do nothing else. An event
 * of React has the state in its `nativeEvent`.
 */
export const isInputMethodKey = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === INPUT_METHOD_KEY
