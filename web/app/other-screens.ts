// Loads the screens that hardly any visit begins with. The names of all their files would be a kilobyte of every
// student's first load, so they are in a file of their own.

export async function loadPdfScreen() {
  const module = await import('./pdf-screen.tsx');
  return module.PdfScreen;
}

export async function loadOwnAccount() {
  const module = await import('./account-screen.tsx');
  return module.OwnAccount;
}

export async function loadDesignEntryPage() {
  const module = await import('./design-entry-page.tsx');
  return module.DesignEntryPage;
}

export async function loadGradingEntryPage() {
  const module = await import('./grading-entry-page.tsx');
  return module.GradingEntryPage;
}

export async function loadAdminPage() {
  const module = await import('../features/admin/page/admin-page.tsx');
  return module.AdminPage;
}
