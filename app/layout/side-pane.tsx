/** Beside the screen in wide windows. */
export function SidePane({ path }: { path: string }) {
  return <div data-path={path} />
}
