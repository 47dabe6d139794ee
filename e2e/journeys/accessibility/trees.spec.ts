import { expect, test } from '../../fixtures'
import { goWithin } from '../../pages/navigation'
import { CommandPalette } from '../../pages/palette'
import { Viewer } from '../../pages/viewer'

const EVE = 'eve@remote.example'

test('names, roles, headings and landmarks of home, a menu, the viewer, a thread, a profile, notifications, settings, the composer, the palette and the deck', async ({
  page,
  client,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  const eve = script.as(EVE)
  const mediaIds = ['A boat', 'A tree'].map((description) => script.attach(EVE, { description }))
  const post = eve.publish({ text: 'Look at this', mediaIds })
  eve.publish({ text: 'From another side', inReplyToId: post.id })
  await annOpens('/home')
  const main = page.getByRole('main')
  const row = main.getByRole('article').filter({ hasText: 'Look at this' })
  await expect(row).toBeVisible()

  await test.step('home: skip links, navigation, a feed with articles, the sidebar', async () => {
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - navigation "Skip links":
        - link "Skip to content"
        - link "Skip to navigation"
      - navigation "Navigation":
        - list:
          - listitem:
            - link "Home"
      - main:
        - region "Home":
          - heading "Home" [level=1]
          - feed "Home":
            - article /Look at this, Image. A boat, Image. A tree/
      - complementary "Sidebar":
        - form "New post":
          - textbox "Text"
    `)
    await expect(row).toMatchAriaSnapshot(`
      - article:
        - link /eve/
        - link /\\w+/:
          - time
        - paragraph: Look at this
        - link "A boat":
          - img "A boat"
        - link "A tree":
          - img "A tree"
        - button "ALT"
        - button "Reply (1)"
        - button "Boost"
        - button "Favourite"
        - button "Bookmark"
        - button "More"
    `)
  })

  await test.step('the articles of the feed have positions, and no size while more can load', async () => {
    const articles = main.getByRole('feed').getByRole('article')
    const positions = await articles.evaluateAll((all) =>
      all.map((each) => [each.ariaPosInSet, each.ariaSetSize, each.tabIndex]),
    )
    expect(positions.length).toBeGreaterThan(3)
    expect(positions).toEqual(positions.map((_, at) => [String(at + 1), '-1', 0]))
    await expect(main.getByRole('feed')).toHaveAttribute('aria-busy', 'false')
  })

  await test.step('the menu of a post', async () => {
    await row.getByRole('button', { name: 'More' }).click()
    await expect(page.getByRole('menu')).toMatchAriaSnapshot(`
      - menu /More/:
        - menuitem "Open post"
        - menuitem /Open original page/
        - menuitem "Copy link"
        - menuitem /Mute/
        - menuitem /Block/
        - menuitem /Report/
    `)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  await test.step('the media viewer', async () => {
    await row.getByRole('link', { name: 'A boat' }).click()
    const viewer = new Viewer(page)
    await expect(viewer.root).toMatchAriaSnapshot(`
      - dialog "Media viewer":
        - heading "Media viewer" [level=2]
        - banner:
          - button "Close"
          - text: 1 of 2
        - figure "1 of 2":
          - img "A boat"
          - button "Zoom in"
        - button "Previous" [disabled]
        - button "Next"
        - contentinfo:
          - link /eve/
          - button "Reply (1)"
    `)
    await page.keyboard.press('Escape')
    await expect(viewer.root).toHaveCount(0)
    // Closing it goes back in the history, also shortly after it disappeared, which would cancel the next navigation.
    await expect
      .poll(() => page.evaluate(() => (history.state as { modal?: string } | null)?.modal ?? null))
      .toBeNull()
  })

  await test.step('a thread', async () => {
    await page.goto(`${client}/@${EVE}/${post.id}`)
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - region /Post by/:
          - button "Back"
          - heading "Post" [level=1]
          - feed "Thread":
            - article /Look at this/
            - article /From another side/
    `)
  })

  await test.step('a profile', async () => {
    await goWithin(page, `/@${EVE}`)
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - region /@eve@remote.example/:
          - button "Back"
          - heading [level=1]
          - heading [level=2]
          - list:
            - listitem:
              - link /posts/
            - listitem:
              - link /following/
            - listitem:
              - link /followers?/
          - navigation "Profile":
            - link "Posts"
            - link "Posts and replies"
            - link "Media"
          - feed:
            - article
    `)
  })

  await test.step('notifications', async () => {
    await goWithin(page, '/notifications')
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - region "Notifications":
          - heading "Notifications" [level=1]
          - group "Show notifications":
            - button "All" [pressed]
            - button "Mentions"
          - feed "Notifications":
            - article /favourited your post/
    `)
  })

  await test.step('settings: groups of radio buttons, sliders and switches with their own names', async () => {
    await goWithin(page, '/preferences/appearance')
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - region "Appearance":
          - heading "Appearance" [level=1]
          - region "Colours and sizes":
            - heading "Colours and sizes" [level=2]
            - group "Theme":
              - radio "System" [checked]
              - radio "Light"
              - radio "Dark"
            - slider "Text size": "100"
            - switch "Underline links"
    `)
  })

  await test.step('the composer', async () => {
    await goWithin(page, '/publish')
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - region "New post":
          - heading "New post" [level=1]
          - form "New post":
            - textbox "Text"
            - button "Add media"
            - button "Add a poll"
            - button "Content warning"
            - 'button "Visibility: Public"'
            - button /Language/
            - text: 500 characters left
            - button "Post" [disabled]
    `)
  })

  await test.step('the command palette', async () => {
    const palette = new CommandPalette(page)
    await palette.open()
    await expect(palette.root).toMatchAriaSnapshot(`
      - dialog "Command palette":
        - banner:
          - heading "Command palette" [level=2]
          - button "Close"
        - combobox "Command palette" [expanded]
        - listbox "Results":
          - group "Go to":
            - option /Home/
    `)
    await page.keyboard.press('Escape')
  })

  await test.step('the deck: a region and a heading for each column, and separators between them', async () => {
    await page.setViewportSize({ width: 1920, height: 900 })
    await page.goto(`${client}/deck`)
    await expect(main).toMatchAriaSnapshot(`
      - main "Columns":
        - region "New post":
          - heading "New post" [level=1]
          - form "New post"
        - separator "Width of New post"
        - region "Home":
          - heading "Home" [level=1]
          - feed "Home":
            - article
        - separator "Width of Home"
        - region "Notifications":
          - heading "Notifications" [level=1]
          - feed "Notifications":
            - article
        - separator "Width of Notifications"
    `)
  })
})
