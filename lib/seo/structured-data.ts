// What these say is what the page shows, and no more: no rating without its count, no date that nobody gave.

export { breadcrumbData } from './breadcrumb-data'
export { courseData, courseListData } from './course-data'
export { eventData } from './event-data'
export { postData } from './post-data'
export { organizationData, videoData, webSiteData } from './provider-data'
