export const SettingsRoute = () => null
