import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDebian, isRoot } from './browser.mjs'

/** Fonts like those of most people's machines, as Debian packages them. */
const PACKAGES = ['fonts-inter', 'fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji']

const FAMILIES = ['Inter', 'Noto Sans', 'Noto Sans CJK JP', 'Noto Color Emoji']

const SYSTEM = '/etc/fonts/fonts.conf'

const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include>${SYSTEM}</include>
${['system-ui', 'sans-serif']
  .map(
    (name) => `  <match target="pattern">
    <test name="family"><string>${name}</string></test>
    <edit name="family" mode="prepend" binding="strong">${FAMILIES.map((family) => `<string>${family}</string>`).join('')}</edit>
  </match>`,
  )
  .join('\n')}
</fontconfig>
`

/**
 * Makes the fonts of the interface those of most people's machines: installs them on Debian as root, where they stay, and
 * returns the environment in which a browser prefers them. Elsewhere pictures have the fonts of the machine.
 * @returns {Record<string, string>}
 */
export function pictureFonts() {
  if (!existsSync(SYSTEM)) return {}
  if (isDebian() && isRoot())
    try {
      const how = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
      execFileSync('apt-get', ['install', '-y', ...PACKAGES], how)
    } catch {
      console.log(`Pictures may lack some letters: ${PACKAGES.join(', ')} could not be installed.`)
    }
  const file = join(mkdtempSync(join(tmpdir(), 'fonts-')), 'fonts.conf')
  writeFileSync(file, configuration)
  return { FONTCONFIG_FILE: file }
}
