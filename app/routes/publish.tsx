export const PublishRoute = () => null
export const NewStatusRoute = () => null
