CREATE TABLE "admin_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "donation_alert" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"told_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "donation_alert_single_row" CHECK ("donation_alert"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "site_content" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_content_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" uuid NOT NULL,
	"actor_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_run" DROP CONSTRAINT "job_run_kind";--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "report" text;--> statement-breakpoint
CREATE INDEX "admin_log_subject" ON "admin_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "site_content_name" ON "site_content" USING btree ("name","id");--> statement-breakpoint
ALTER TABLE "job_run" ADD CONSTRAINT "job_run_kind" CHECK ("job_run"."kind" in ('import', 'analysis', 'trial'));